/** The title of an address that leads nowhere. A page that finds so names itself before it is replaced. */
export const NOTHING_HERE = "Nothing here";
