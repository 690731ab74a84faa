export type TestPostgres = {
  readonly url: string;
  /** It goes away, and what it holds stays. */
  readonly rest: () => Promise<void>;
  /** It comes back. */
  readonly wake: () => Promise<void>;
  readonly stop: () => Promise<void>;
};
/** Starts a PostgreSQL with an empty database. durable: it writes to disk as it does elsewhere, for measuring. */
export function startPostgres(how?: { readonly durable?: boolean }): Promise<TestPostgres>;
