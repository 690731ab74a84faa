-- 0006: People play with others: seats that anybody may take or that bring a deck, a clock, lists that put matches away, and a match that is over can be deleted as a whole.
CREATE TABLE `match_clocks` (
	`match` text NOT NULL,
	`player` integer NOT NULL,
	`spent_ms` integer NOT NULL,
	PRIMARY KEY(`match`, `player`),
	FOREIGN KEY (`match`) REFERENCES `matches`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "match_clocks_player" CHECK("match_clocks"."player" >= 0),
	CONSTRAINT "match_clocks_spent" CHECK("match_clocks"."spent_ms" >= 0)
);
--> statement-breakpoint
CREATE TABLE `match_put_away` (
	`match` text NOT NULL,
	`holder` text NOT NULL,
	`at` text NOT NULL,
	PRIMARY KEY(`holder`, `match`),
	FOREIGN KEY (`match`) REFERENCES `matches`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "match_put_away_holder" CHECK(length("match_put_away"."holder") = 64)
);
--> statement-breakpoint
ALTER TABLE `match_seats` ADD COLUMN `open` integer DEFAULT 0 NOT NULL CONSTRAINT "match_seats_open" CHECK("open" in (0, 1));--> statement-breakpoint
ALTER TABLE `match_seats` ADD COLUMN `ready` integer DEFAULT 1 NOT NULL CONSTRAINT "match_seats_ready" CHECK("ready" in (0, 1));--> statement-breakpoint
ALTER TABLE `match_seats` ADD COLUMN `deck` text CONSTRAINT "match_seats_deck" CHECK("deck" is null or json_valid("deck"));--> statement-breakpoint
ALTER TABLE `matches` ADD COLUMN `clock` text CONSTRAINT "matches_clock" CHECK("clock" is null or json_valid("clock"));--> statement-breakpoint
CREATE INDEX `matches_by_update` ON `matches` (`updated_at`);--> statement-breakpoint
-- What belongs to a match goes with it and never alone; one statement deletes all of it or nothing.
DROP TRIGGER `match_inputs_are_never_deleted`;--> statement-breakpoint
CREATE TRIGGER `match_inputs_are_never_deleted` BEFORE DELETE ON `match_inputs` WHEN EXISTS (SELECT 1 FROM `matches` WHERE `id` = OLD.`match`) BEGIN
	SELECT RAISE(ABORT, 'an input of a match is never deleted');
END;
--> statement-breakpoint
DROP TRIGGER `match_notes_are_never_deleted`;--> statement-breakpoint
CREATE TRIGGER `match_notes_are_never_deleted` BEFORE DELETE ON `match_notes` WHEN EXISTS (SELECT 1 FROM `matches` WHERE `id` = OLD.`match`) BEGIN
	SELECT RAISE(ABORT, 'a note of a match is never deleted');
END;
--> statement-breakpoint
CREATE TRIGGER `matches_that_go_on_are_never_deleted` BEFORE DELETE ON `matches` WHEN OLD.`asked` IS NOT NULL BEGIN
	SELECT RAISE(ABORT, 'a match that is not over is never deleted');
END;
--> statement-breakpoint
CREATE TRIGGER `matches_are_deleted_as_a_whole` AFTER DELETE ON `matches` BEGIN
	DELETE FROM `match_inputs` WHERE `match` = OLD.`id`;
	DELETE FROM `match_notes` WHERE `match` = OLD.`id`;
	DELETE FROM `match_seats` WHERE `match` = OLD.`id`;
	DELETE FROM `match_clocks` WHERE `match` = OLD.`id`;
	DELETE FROM `match_put_away` WHERE `match` = OLD.`id`;
	UPDATE `matches` SET `parent` = NULL, `parent_input` = NULL WHERE `parent` = OLD.`id`;
END;
