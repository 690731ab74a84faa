import { deleteQuery, listQueries, putQuery } from "../../../server/api/queries.ts";
import { serve } from "../../../server/http.ts";

export const GET = serve(listQueries);
export const PUT = serve(putQuery);
export const DELETE = serve(deleteQuery);
