"use client";
/** A link of the frame: the page behind it is fetched ahead, but only when the one that was opened stands. */
import Link from "next/link";
import type { ComponentProps } from "react";
import { useStands } from "../ui/fetch-ahead.ts";

export const LaterLink = (props: ComponentProps<typeof Link>) => <Link {...props} prefetch={useStands() ? null : false} />;
