/** A slot counted from the Business: "2 right, 1 forward". Forward is towards the other players, so that it holds also where a network is drawn across from the viewer's. */
export function slotName(x: number, y: number): string {
  const part = (n: number, more: string, less: string) => (n === 0 ? [] : [`${Math.abs(n)} ${n > 0 ? more : less}`]);
  const parts = [...part(x, "right", "left"), ...part(y, "forward", "back")];
  return parts.length === 0 ? "at the centre" : parts.join(", ");
}
