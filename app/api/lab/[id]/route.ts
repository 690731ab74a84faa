import { deleteRun, readRun } from "../../../../server/api/lab.ts";
import { serve } from "../../../../server/http.ts";

export const GET = serve(readRun);
export const DELETE = serve(deleteRun);
