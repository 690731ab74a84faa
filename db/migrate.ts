/** Applies the numbered SQL files of `migrations/`; `user_version` of the database counts those that it has. */
import { existsSync } from "node:fs";
import { join } from "node:path";
import type Database from "better-sqlite3";
import { readMigrationFiles } from "drizzle-orm/migrator";

/** Beside this file, or below the working directory when this file is part of a bundle. */
function folder(): string {
  const beside = join(/* turbopackIgnore: true */ import.meta.dirname ?? "", "migrations");
  return existsSync(beside) ? beside : join(/* turbopackIgnore: true */ process.cwd(), "db", "migrations");
}

/** Whether a database has exactly the migrations that this studio knows. */
export const isCurrent = (client: Database.Database): boolean =>
  client.pragma("user_version", { simple: true }) === readMigrationFiles({ migrationsFolder: folder() }).length;

/** Whether a database has migrations that this studio does not know. */
export const isNewer = (client: Database.Database): boolean =>
  (client.pragma("user_version", { simple: true }) as number) > readMigrationFiles({ migrationsFolder: folder() }).length;

/** All missing migrations in one transaction: after a crash the database is as it was before, or done. */
export function migrate(client: Database.Database): void {
  const migrations = readMigrationFiles({ migrationsFolder: folder() });
  const version = () => client.pragma("user_version", { simple: true }) as number;
  if (version() === migrations.length) return;
  // Rebuilding a table needs the foreign keys off, and SQLite ignores that inside a transaction.
  client.pragma("foreign_keys = OFF");
  client
    .transaction(() => {
      const done = version();
      if (done > migrations.length)
        throw new Error("The database was made by a newer version of the studio. Start that version, or name another database with --db.");
      for (const migration of migrations.slice(done)) for (const statement of migration.sql) client.exec(statement);
      const broken = client.pragma("foreign_key_check") as unknown[];
      if (broken.length > 0)
        throw new Error(`A migration would leave ${broken.length} rows with broken references, so nothing was changed.`);
      client.pragma(`user_version = ${migrations.length}`);
    })
    .immediate();
  client.pragma("foreign_keys = ON");
}
