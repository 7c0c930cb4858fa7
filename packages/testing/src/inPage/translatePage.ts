/**
 * Simulates a page translator: replaces each text node, including nodes added later, by
 * `<font><font>text</font></font>`. A framework that keeps a reference to a text node then fails to
 * remove the node or to insert before it. Later changes to that node are not visible.
 *
 * The function is self-contained, so that it can be serialized and run in a page.
 */
export function translatePage(): () => void {
  const KEPT = 'font, script, style, noscript, textarea, [translate="no"], .notranslate';

  const translate = (text: Text) => {
    if (!text.data.trim() || !text.parentElement || text.parentElement.closest(KEPT)) return;
    const outer = document.createElement('font');
    const inner = document.createElement('font');
    inner.textContent = text.data;
    outer.append(inner);
    text.replaceWith(outer);
  };

  const translateAll = (root: Node) => {
    const texts: Text[] = [];
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    // The walker starts at the root, which may itself be a text node.
    for (let node: Node | null = walker.currentNode; node; node = walker.nextNode()) {
      if (node instanceof Text) texts.push(node);
    }
    texts.forEach(translate);
  };

  const observer = new MutationObserver((records) => {
    for (const { target, addedNodes } of records) {
      if (target instanceof Text) translate(target);
      addedNodes.forEach(translateAll);
    }
  });
  const start = () => {
    translateAll(document.body);
    observer.observe(document.body, { childList: true, characterData: true, subtree: true });
  };
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', start);
  else start();
  return () => observer.disconnect();
}
