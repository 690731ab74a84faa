-- 0007: Lists of matches say who won and why. Matches that older studios ended get it when a page opens them.
ALTER TABLE `matches` ADD COLUMN `outcome` text CONSTRAINT "matches_outcome" CHECK("outcome" is null or (json_valid("outcome") and "asked" is null));
