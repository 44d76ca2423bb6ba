/** What a browser does that translates the page: an element takes the place of every text node that may be translated. */
export function translatePage(root: HTMLElement): void {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    if (!text.data.trim() || text.parentElement?.closest('style, option, textarea, [translate="no"]')) continue;
    const font = document.createElement('span');
    font.textContent = text.data;
    text.replaceWith(font);
  }
}
