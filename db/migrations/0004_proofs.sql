-- 0004: Scenarios that people save from the table are attached to a card, and what was seen of a card at work makes its state "plays".
CREATE TABLE `proofs` (
	`id` text NOT NULL,
	`game` text NOT NULL,
	`revision` integer NOT NULL,
	`kind` text NOT NULL,
	`at` text NOT NULL,
	PRIMARY KEY(`id`, `revision`, `kind`),
	CONSTRAINT "proofs_revision" CHECK("proofs"."revision" >= 1),
	CONSTRAINT "proofs_kind" CHECK("proofs"."kind" in ('scenario', 'games'))
);
--> statement-breakpoint
CREATE TABLE `scenarios` (
	`id` text PRIMARY KEY NOT NULL,
	`game` text NOT NULL,
	`card` text NOT NULL,
	`json` text NOT NULL,
	`author` text NOT NULL,
	`at` text NOT NULL,
	`archived_at` text,
	CONSTRAINT "scenarios_id" CHECK(length("scenarios"."id") = 20),
	CONSTRAINT "scenarios_json" CHECK(json_valid("scenarios"."json"))
);
--> statement-breakpoint
CREATE INDEX `scenarios_by_card` ON `scenarios` (`card`);
--> statement-breakpoint
-- The state of a card follows what was seen of it, so a cached library is old then.
CREATE TRIGGER `proofs_added` AFTER INSERT ON `proofs` BEGIN
	UPDATE `libraries` SET `version` = `version` + 1 WHERE `game` = new.`game`;
END;
