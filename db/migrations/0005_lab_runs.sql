-- 0005: The lab keeps the questions that were asked of it, so that they go on when a page is closed or the studio is started again.
CREATE TABLE `lab_runs` (
	`id` text PRIMARY KEY NOT NULL,
	`game` text NOT NULL,
	`question` text NOT NULL,
	`content` text NOT NULL,
	`configuration` text NOT NULL,
	`state` text NOT NULL,
	`progress` text,
	`games` integer NOT NULL,
	`took_ms` integer NOT NULL,
	`ended` text,
	`created_at` text NOT NULL,
	`updated_at` text NOT NULL,
	FOREIGN KEY (`content`) REFERENCES `contents`(`hash`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "lab_runs_id" CHECK(length("lab_runs"."id") = 20),
	CONSTRAINT "lab_runs_configuration" CHECK(json_valid("lab_runs"."configuration")),
	CONSTRAINT "lab_runs_progress" CHECK("lab_runs"."progress" is null or json_valid("lab_runs"."progress")),
	CONSTRAINT "lab_runs_state" CHECK("lab_runs"."state" in ('running', 'paused', 'stopped', 'done', 'failed')),
	CONSTRAINT "lab_runs_games" CHECK("lab_runs"."games" >= 0)
);
--> statement-breakpoint
CREATE INDEX `lab_runs_by_time` ON `lab_runs` (`created_at`);