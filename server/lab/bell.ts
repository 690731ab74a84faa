/** Wakes all who wait for news. */
export class Bell {
  #ring: () => void = () => {};
  #news: Promise<void> = this.#next();

  #next(): Promise<void> {
    return new Promise((ring) => {
      this.#ring = ring;
    });
  }

  /** Resolves at the next ring. */
  get news(): Promise<void> {
    return this.#news;
  }
  readonly ring = (): void => {
    this.#ring();
    this.#news = this.#next();
  };
}
