import { useEffect } from 'react';
import { vars } from '../../../theme/contract.css.ts';

/** The current value of a theme variable: an SVG icon cannot use variables. */
const valueOf = (variable: string) =>
  getComputedStyle(document.documentElement).getPropertyValue(variable.slice('var('.length, -1)).trim();

/** The icon with a dot in its corner; undefined when it is not an SVG. */
async function withDot(address: string): Promise<string | undefined> {
  const { documentElement: svg } = new DOMParser().parseFromString(
    await (await fetch(address)).text(),
    'image/svg+xml',
  );
  const [left, top, width, height] = (svg.getAttribute('viewBox') ?? '').split(/[\s,]+/).map(Number);
  if (left === undefined || top === undefined || !width || !height) return undefined;
  const dot = document.createElementNS(svg.namespaceURI, 'circle');
  const radius = width / 5;
  const attributes = { cx: left + width - radius, cy: top + radius, r: radius, fill: valueOf(vars.color.action) };
  for (const [name, value] of Object.entries(attributes)) dot.setAttribute(name, String(value));
  svg.append(dot);
  return `data:image/svg+xml,${encodeURIComponent(new XMLSerializer().serializeToString(svg))}`;
}

/** Shows in the browser's tab that leads are unread: their number in the title, and a dot on the icon. */
export function useUnreadBadge(unread: number) {
  useEffect(() => {
    if (unread > 0) document.title = `(${unread}) ${document.title}`;
    // Restore the title after a logout and on other pages.
    return () => {
      document.title = document.title.replace(/^\(\d+\) /, '');
    };
  }, [unread]);
  const isUnread = unread > 0;
  useEffect(() => {
    const link = document.querySelector<HTMLLinkElement>('link[rel~="icon"]');
    if (!isUnread || !link) return;
    const plain = link.getAttribute('href') ?? '';
    let left = false;
    void withDot(link.href).then(
      (dotted) => {
        if (dotted !== undefined && !left) link.href = dotted;
      },
      // The icon could not be loaded: show no dot.
      () => {},
    );
    return () => {
      left = true;
      link.setAttribute('href', plain);
    };
  }, [isUnread]);
}
