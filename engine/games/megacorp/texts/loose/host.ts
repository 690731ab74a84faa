/** A card that something is bonded under, as people call it. */
export const HOST = "(?:bonded|equipped|attached|enchanted|bearing|host|wearing|implanted) (?:character|creature|unit)";
