/** Text for screen readers alone. */
import type { ReactNode } from "react";
import styles from "./visually-hidden.module.css";

type HiddenProps = { readonly as?: "span" | "legend" | "h1"; readonly children: ReactNode };

export const VisuallyHidden = ({ as: Tag = "span", children }: HiddenProps) => <Tag className={styles.hidden}>{children}</Tag>;
