-- 0000: The studio's first tables. Shipped things (cards, keywords, tags, sets, decks) are objects with revisions that never change;
-- people's decks keep every edit as a step; saved searches have names.
CREATE TABLE `aliases` (
	`type` text NOT NULL,
	`alias` text NOT NULL,
	`id` text NOT NULL,
	PRIMARY KEY(`type`, `alias`),
	FOREIGN KEY (`type`,`id`) REFERENCES `objects`(`type`,`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `deck_steps` (
	`deck` text NOT NULL,
	`number` integer NOT NULL,
	`name` text NOT NULL,
	`list` text NOT NULL,
	`at` text NOT NULL,
	PRIMARY KEY(`deck`, `number`),
	FOREIGN KEY (`deck`) REFERENCES `decks`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "deck_steps_number" CHECK("deck_steps"."number" >= 1),
	CONSTRAINT "deck_steps_list" CHECK(json_valid("deck_steps"."list"))
);
--> statement-breakpoint
CREATE TABLE `deck_versions` (
	`deck` text NOT NULL,
	`number` integer NOT NULL,
	`name` text NOT NULL,
	`list` text NOT NULL,
	`pins` text NOT NULL,
	`at` text NOT NULL,
	PRIMARY KEY(`deck`, `number`),
	FOREIGN KEY (`deck`) REFERENCES `decks`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "deck_versions_list" CHECK(json_valid("deck_versions"."list")),
	CONSTRAINT "deck_versions_pins" CHECK(json_valid("deck_versions"."pins"))
);
--> statement-breakpoint
CREATE TABLE `decks` (
	`id` text PRIMARY KEY NOT NULL,
	`game` text NOT NULL,
	`step` integer NOT NULL,
	`parent` text,
	`created_at` text NOT NULL,
	`updated_at` text NOT NULL,
	`archived_at` text,
	CONSTRAINT "decks_id" CHECK(length("decks"."id") = 20),
	CONSTRAINT "decks_step" CHECK("decks"."step" >= 1)
);
--> statement-breakpoint
CREATE INDEX `decks_by_update` ON `decks` (`updated_at`);--> statement-breakpoint
CREATE TABLE `libraries` (
	`game` text PRIMARY KEY NOT NULL,
	`version` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `objects` (
	`type` text NOT NULL,
	`id` text NOT NULL,
	`game` text NOT NULL,
	`head` integer NOT NULL,
	`base` integer,
	`archived_by` text,
	PRIMARY KEY(`type`, `id`),
	CONSTRAINT "objects_type" CHECK("objects"."type" in ('card', 'keyword', 'tag', 'set', 'deck')),
	CONSTRAINT "objects_id" CHECK("objects"."id" glob "objects"."game" || '/?*'),
	CONSTRAINT "objects_head" CHECK("objects"."head" >= 1),
	CONSTRAINT "objects_archived_by" CHECK("objects"."archived_by" in ('shipped', 'person'))
);
--> statement-breakpoint
CREATE INDEX `objects_by_game` ON `objects` (`game`,`type`);--> statement-breakpoint
CREATE TABLE `revisions` (
	`type` text NOT NULL,
	`id` text NOT NULL,
	`number` integer NOT NULL,
	`hash` text NOT NULL,
	`json` text NOT NULL,
	`author` text NOT NULL,
	`note` text NOT NULL,
	`at` text NOT NULL,
	`origin` text NOT NULL,
	PRIMARY KEY(`type`, `id`, `number`),
	FOREIGN KEY (`type`,`id`) REFERENCES `objects`(`type`,`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "revisions_number" CHECK("revisions"."number" >= 1),
	CONSTRAINT "revisions_hash" CHECK(length("revisions"."hash") = 64),
	CONSTRAINT "revisions_json" CHECK(json_valid("revisions"."json")),
	CONSTRAINT "revisions_origin" CHECK("revisions"."origin" in ('shipped', 'person', 'import'))
);
--> statement-breakpoint
CREATE TABLE `saved_queries` (
	`id` text PRIMARY KEY NOT NULL,
	`game` text NOT NULL,
	`name` text NOT NULL,
	`text` text NOT NULL,
	`updated_at` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `saved_queries_by_name` ON `saved_queries` (`game`,`name`);
--> statement-breakpoint
-- A revision is a fact: matches, decks and versions point at it.
CREATE TRIGGER `revisions_never_change` BEFORE UPDATE ON `revisions` BEGIN
	SELECT RAISE(ABORT, 'a revision never changes');
END;
--> statement-breakpoint
CREATE TRIGGER `revisions_are_never_deleted` BEFORE DELETE ON `revisions` BEGIN
	SELECT RAISE(ABORT, 'a revision is never deleted');
END;
--> statement-breakpoint
-- The counters that tell a cached library that it is old.
CREATE TRIGGER `objects_added` AFTER INSERT ON `objects` BEGIN
	INSERT INTO `libraries` (`game`, `version`) VALUES (new.`game`, 1) ON CONFLICT (`game`) DO UPDATE SET `version` = `version` + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `objects_changed` AFTER UPDATE ON `objects` BEGIN
	UPDATE `libraries` SET `version` = `version` + 1 WHERE `game` = new.`game`;
END;
--> statement-breakpoint
CREATE TRIGGER `revisions_added` AFTER INSERT ON `revisions` BEGIN
	UPDATE `libraries` SET `version` = `version` + 1
	WHERE `game` = (SELECT `game` FROM `objects` WHERE `type` = new.`type` AND `id` = new.`id`);
END;
