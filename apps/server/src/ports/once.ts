/** Makes something at the first need, and keeps it. What failed is made again at the next need. */
export function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () => {
    if (made === undefined) {
      made = make();
      made.catch(() => (made = undefined));
    }
    return made;
  };
}
