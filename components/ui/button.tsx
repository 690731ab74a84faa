/** Buttons and links that look like them. One lime button (`primary`) a page. */
import Link from "next/link";
import type { ComponentProps, ReactNode } from "react";
import styles from "./button.module.css";
import { cx } from "./cx.ts";

export type ButtonLook = {
  readonly look?: "outline" | "quiet" | "primary" | "plain" | "danger";
  readonly size?: "s" | "m";
  readonly icon?: ReactNode;
};

const classes = ({ look = "outline", size = "m" }: ButtonLook, only: boolean, className: string | undefined) =>
  cx(styles.button, styles[look], size === "s" && styles.small, only && styles.only, className);

export function Button({ look, size, icon, className, children, ...rest }: ButtonLook & ComponentProps<"button">) {
  return (
    <button type="button" {...rest} className={classes({ ...(look && { look }), ...(size && { size }) }, false, className)}>
      {icon}
      {children}
    </button>
  );
}

/** A button that shows only a picture; `label` is its name. */
export function IconButton({
  look = "quiet",
  size,
  label,
  className,
  children,
  ...rest
}: Omit<ButtonLook, "icon"> & ComponentProps<"button"> & { readonly label: string }) {
  return (
    <button type="button" aria-label={label} {...rest} className={classes({ look, ...(size && { size }) }, true, className)}>
      {children}
    </button>
  );
}

export function LinkButton({ look, size, icon, className, children, ...rest }: ButtonLook & ComponentProps<typeof Link>) {
  return (
    <Link {...rest} className={classes({ ...(look && { look }), ...(size && { size }) }, false, className)}>
      {icon}
      {children}
    </Link>
  );
}
