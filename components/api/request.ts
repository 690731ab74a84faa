/** Requests to the studio's API. What people can be told is in `ApiFailure`; only a mistake in a page throws anything else. */
import type { ApiError } from "../../engine/cards/library.ts";
import { noteAnswer } from "./answering.ts";

/** An answer that is not a success, or none at all (`status` 0, code "offline"). `message` is a sentence for people. */
export class ApiFailure extends Error {
  readonly status: number;
  readonly code: string;
  readonly field: string | undefined;
  /** The whole answer; of a stale write it holds what is there now. */
  readonly answer: unknown;

  constructor(status: number, error: ApiError["error"], answer?: unknown) {
    super(error.message);
    this.name = "ApiFailure";
    this.status = status;
    this.code = error.code;
    this.field = error.field;
    this.answer = answer;
  }

  /** Nobody answered: the studio is stopped or the network is away. Trying again later may help. */
  get isOffline(): boolean {
    return this.status === 0;
  }
}

const OFFLINE = "The studio is not responding. It may be stopped, or the network may be down. Your work is kept in this browser.";
const PUZZLING = "This page cannot read the studio's answer. Reload the page and try again.";

/** What a page says when nobody answers. */
export const offline = (): ApiFailure => new ApiFailure(0, { code: "offline", message: OFFLINE });

export type Send = {
  readonly method?: "GET" | "POST" | "PUT" | "DELETE";
  readonly body?: unknown;
  readonly signal?: AbortSignal;
  readonly headers?: Readonly<Record<string, string>>;
};

/** Sends a request and answers the response, whatever its status. Throws `ApiFailure` when nobody answers. */
export async function send(path: string, { method = "GET", body, signal, headers }: Send = {}): Promise<Response> {
  try {
    const response = await fetch(path, {
      method,
      headers: { ...(body === undefined ? {} : { "content-type": "application/json" }), ...headers },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      ...(signal ? { signal } : {}),
    });
    noteAnswer(true);
    return response;
  } catch (error) {
    if (signal?.aborted) throw error;
    noteAnswer(false);
    throw offline();
  }
}

/** Sends a request and reads its JSON. Throws `ApiFailure` for every answer that is not a success. */
export async function request<Answer>(path: string, options: Send = {}): Promise<Answer> {
  return readAnswer(await send(path, options));
}

/** The JSON of a response that `send` gave. Throws `ApiFailure` when it is not a success. */
export async function readAnswer<Answer>(response: Response): Promise<Answer> {
  const answer: unknown = await response.json().catch(() => undefined);
  if (response.ok && answer !== undefined) return answer as Answer;
  throw new ApiFailure(response.status, errorOf(answer), answer);
}

function errorOf(answer: unknown): ApiError["error"] {
  const error = (answer as Partial<ApiError> | undefined)?.error;
  return typeof error?.message === "string" ? error : { code: "unreadable", message: PUZZLING };
}
