/** A card's name, large; the part after the comma is its title and goes below. */
import styles from "./show-name.module.css";

export function ShowName({ name, id }: { readonly name: string; readonly id?: string }) {
  const comma = name.indexOf(", ");
  const [main, title] = comma < 0 ? [name, ""] : [name.slice(0, comma), name.slice(comma + 2)];
  return (
    <h2 id={id} className={styles.name}>
      {main}
      {title && (
        <>
          <span className={styles.comma}>, </span>
          <span className={styles.title}>{title}</span>
        </>
      )}
    </h2>
  );
}
