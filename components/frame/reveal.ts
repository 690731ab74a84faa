/**
 * Parts of a page that come behind its frame show in the next frame of the browser. React holds them back for up to 300 ms after the frame is painted, counted
 * from what its own scripts keep in `$RT`; where that is never a number it waits for nothing.
 */
export const REVEAL_SCRIPT = `Object.defineProperty(window,"$RT",{get(){},set(){}});`;
