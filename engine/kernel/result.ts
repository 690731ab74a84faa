/** What can fail because of what a person did is a value: either `{ ok: true, value }` or `{ ok: false, error }`. */
export type Result<T, E> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: E };

export const ok = <T>(value: T): { readonly ok: true; readonly value: T } => ({ ok: true, value });
export const err = <E>(error: E): { readonly ok: false; readonly error: E } => ({ ok: false, error });

/** Ends a `switch` over a union: a new variant fails to compile until it is handled. */
export const unreachable = (value: never): never => {
  throw new Error(`Unhandled: ${JSON.stringify(value)}`);
};
