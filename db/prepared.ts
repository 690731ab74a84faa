/** Questions that are asked again and again are put into SQL once for each database. */
import type { Db } from "./client.ts";

/** `make` prepares a statement; what is returned gives it, made when it is asked for first. */
export function prepared<Statement>(make: (db: Db) => Statement): (db: Db) => Statement {
  const known = new WeakMap<Db, Statement>();
  return (db) => {
    const statement = known.get(db) ?? make(db);
    known.set(db, statement);
    return statement;
  };
}
