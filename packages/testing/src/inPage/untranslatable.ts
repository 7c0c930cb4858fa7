/** Lists the texts that are not the only child of their element. Translating them may break React. */
export function textsThatReactKeeps(root: Node): string[] {
  const kept: string[] = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { currentNode: text } = walker;
    const isKept = Object.keys(text).some((key) => key.startsWith('__reactFiber$'));
    if (isKept && text.nodeValue?.trim() && !text.parentElement?.closest('[translate="no"]')) {
      kept.push(`'${text.nodeValue}' in ${text.parentElement?.outerHTML}`);
    }
  }
  return kept;
}

/**
 * Lists DOM changes by React since the last call that would fail on a translated page (`translatePage`):
 *
 * - removed a text node from an element that stays: `removeChild` would throw;
 * - inserted before a text node: `insertBefore` would throw;
 * - changed a text node: the page would keep the old text.
 *
 * The page itself need not be translated. The first call starts the observation. The function is
 * self-contained, so that it can be serialized and run in a page.
 */
export function untranslatable(): string[] {
  const page = globalThis as { takeUntranslatable?: () => string[] };

  const watch = () => {
    const found = new Set<string>();

    const isKept = (node: Node | null): node is Text =>
      node instanceof Text &&
      node.data.trim() !== '' &&
      Object.keys(node).some((key) => key.startsWith('__reactFiber$'));

    const report = (problem: string, text: Text, parent: Node | null) => {
      // Texts of a removed element are removed with it, which does not fail.
      if (!(parent instanceof Element) || !parent.isConnected) return;
      if (parent.closest('[translate="no"]')) return;
      found.add(`${problem} '${text.data}' in ${parent.outerHTML}`);
    };

    const read = (records: MutationRecord[]) => {
      for (const { type, target, addedNodes, removedNodes, nextSibling } of records) {
        if (type === 'characterData' && isKept(target)) {
          report('changes the text', target, target.parentNode);
        }
        for (const node of removedNodes) if (isKept(node)) report('removes the text', node, target);
        if (addedNodes.length > 0 && isKept(nextSibling)) {
          report('inserts before the text', nextSibling, target);
        }
      }
    };

    const observer = new MutationObserver(read);
    observer.observe(document, { childList: true, characterData: true, subtree: true });
    return () => {
      read(observer.takeRecords());
      const all = [...found];
      found.clear();
      return all;
    };
  };

  page.takeUntranslatable ??= watch();
  return page.takeUntranslatable();
}
