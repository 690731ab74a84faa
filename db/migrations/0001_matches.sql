-- 0001: Matches are played on the server: what each is pinned to, its inputs one by one, who sits where, and what people asked each other.
CREATE TABLE `contents` (
	`hash` text PRIMARY KEY NOT NULL,
	`game` text NOT NULL,
	`revisions` text NOT NULL,
	CONSTRAINT "contents_hash" CHECK(length("contents"."hash") = 64),
	CONSTRAINT "contents_revisions" CHECK(json_valid("contents"."revisions"))
);
--> statement-breakpoint
CREATE TABLE `match_inputs` (
	`match` text NOT NULL,
	`n` integer NOT NULL,
	`entry` text NOT NULL,
	`at` text NOT NULL,
	PRIMARY KEY(`match`, `n`),
	FOREIGN KEY (`match`) REFERENCES `matches`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "match_inputs_n" CHECK("match_inputs"."n" >= 1),
	CONSTRAINT "match_inputs_entry" CHECK(json_valid("match_inputs"."entry"))
);
--> statement-breakpoint
CREATE TABLE `match_notes` (
	`match` text NOT NULL,
	`number` integer NOT NULL,
	`after` integer NOT NULL,
	`note` text NOT NULL,
	`at` text NOT NULL,
	PRIMARY KEY(`match`, `number`),
	FOREIGN KEY (`match`) REFERENCES `matches`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "match_notes_number" CHECK("match_notes"."number" >= 1),
	CONSTRAINT "match_notes_note" CHECK(json_valid("match_notes"."note"))
);
--> statement-breakpoint
CREATE TABLE `match_seats` (
	`match` text NOT NULL,
	`player` integer NOT NULL,
	`bot` text,
	`name` text NOT NULL,
	`token` text,
	`holder` text,
	PRIMARY KEY(`match`, `player`),
	FOREIGN KEY (`match`) REFERENCES `matches`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "match_seats_player" CHECK("match_seats"."player" >= 0),
	CONSTRAINT "match_seats_bot" CHECK("match_seats"."bot" is null or ("match_seats"."token" is null and "match_seats"."holder" is null)),
	CONSTRAINT "match_seats_token" CHECK(length("match_seats"."token") = 64),
	CONSTRAINT "match_seats_holder" CHECK(length("match_seats"."holder") = 64)
);
--> statement-breakpoint
CREATE INDEX `match_seats_by_holder` ON `match_seats` (`holder`);--> statement-breakpoint
CREATE TABLE `matches` (
	`id` text PRIMARY KEY NOT NULL,
	`game` text NOT NULL,
	`content` text NOT NULL,
	`options` text NOT NULL,
	`seed` integer NOT NULL,
	`players` integer NOT NULL,
	`watching` text NOT NULL,
	`undoing` text NOT NULL,
	`lists` text NOT NULL,
	`host` text NOT NULL,
	`parent` text,
	`parent_input` integer,
	`length` integer NOT NULL,
	`asked` integer,
	`created_at` text NOT NULL,
	`updated_at` text NOT NULL,
	FOREIGN KEY (`content`) REFERENCES `contents`(`hash`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "matches_id" CHECK(length("matches"."id") = 20),
	CONSTRAINT "matches_options" CHECK(json_valid("matches"."options")),
	CONSTRAINT "matches_players" CHECK("matches"."players" between 1 and 16),
	CONSTRAINT "matches_watching" CHECK("matches"."watching" in ('anyone', 'seats')),
	CONSTRAINT "matches_undoing" CHECK("matches"."undoing" in ('off', 'ask', 'free')),
	CONSTRAINT "matches_lists" CHECK("matches"."lists" in ('open', 'hidden')),
	CONSTRAINT "matches_length" CHECK("matches"."length" >= 0)
);
--> statement-breakpoint
CREATE INDEX `matches_by_host` ON `matches` (`host`,`updated_at`);--> statement-breakpoint
-- A record is append-only: the match is the fold of its inputs.
CREATE TRIGGER `match_inputs_never_change` BEFORE UPDATE ON `match_inputs` BEGIN
	SELECT RAISE(ABORT, 'an input of a match never changes');
END;
--> statement-breakpoint
CREATE TRIGGER `match_inputs_are_never_deleted` BEFORE DELETE ON `match_inputs` BEGIN
	SELECT RAISE(ABORT, 'an input of a match is never deleted');
END;
--> statement-breakpoint
CREATE TRIGGER `match_notes_never_change` BEFORE UPDATE ON `match_notes` BEGIN
	SELECT RAISE(ABORT, 'a note of a match never changes');
END;
--> statement-breakpoint
CREATE TRIGGER `match_notes_are_never_deleted` BEFORE DELETE ON `match_notes` BEGIN
	SELECT RAISE(ABORT, 'a note of a match is never deleted');
END;
--> statement-breakpoint
CREATE TRIGGER `contents_never_change` BEFORE UPDATE ON `contents` BEGIN
	SELECT RAISE(ABORT, 'a content never changes');
END;
--> statement-breakpoint
CREATE TRIGGER `contents_are_never_deleted` BEFORE DELETE ON `contents` BEGIN
	SELECT RAISE(ABORT, 'a content is never deleted');
END;
