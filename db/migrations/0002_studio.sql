-- 0002: What a person types into a card is kept before it is a revision, so that a closed tab or a killed process loses nothing.
CREATE TABLE `working_copies` (
	`type` text NOT NULL,
	`id` text NOT NULL,
	`base` integer NOT NULL,
	`step` integer NOT NULL,
	`json` text NOT NULL,
	`author` text NOT NULL,
	`at` text NOT NULL,
	PRIMARY KEY(`type`, `id`),
	FOREIGN KEY (`type`,`id`) REFERENCES `objects`(`type`,`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "working_copies_base" CHECK("working_copies"."base" >= 1),
	CONSTRAINT "working_copies_step" CHECK("working_copies"."step" >= 1),
	CONSTRAINT "working_copies_json" CHECK(json_valid("working_copies"."json"))
);
