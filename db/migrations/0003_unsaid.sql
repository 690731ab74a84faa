-- 0003: What designers typed and no language could say is kept: it is the list of words to add.
CREATE TABLE `unsaid` (
	`game` text NOT NULL,
	`sentence` text NOT NULL,
	`card` text NOT NULL,
	`author` text NOT NULL,
	`at` text NOT NULL,
	PRIMARY KEY(`game`, `sentence`)
);
