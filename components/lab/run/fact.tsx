/** What the parts of a run's page share: a fact with its name, and the size of icons. */
export const ICON = { size: 15, strokeWidth: 1.75, "aria-hidden": true } as const;

export const Fact = ({ name, children }: { readonly name: string; readonly children: React.ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);
