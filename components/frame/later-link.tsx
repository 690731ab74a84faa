"use client";
/** A link of the frame: its page is prefetched, but only after the open page has loaded. */
import Link from "next/link";
import type { ComponentProps } from "react";
import { useStands } from "../ui/fetch-ahead.ts";

export const LaterLink = (props: ComponentProps<typeof Link>) => <Link {...props} prefetch={useStands() ? null : false} />;
