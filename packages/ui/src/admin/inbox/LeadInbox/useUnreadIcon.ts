import { useEffect } from 'react';
import { vars } from '../../../theme/contract.css.ts';

/** What a theme variable says here: an icon knows no variables. */
const valueOf = (variable: string) =>
  getComputedStyle(document.documentElement).getPropertyValue(variable.slice('var('.length, -1)).trim();

/** The icon with a dot in its corner; undefined when it is no SVG. */
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

/** Puts a dot on the page's icon while there are unread leads: of a narrow tab it is all that shows. */
export function useUnreadIcon(unread: boolean) {
  useEffect(() => {
    const link = document.querySelector<HTMLLinkElement>('link[rel~="icon"]');
    if (!unread || !link) return;
    const plain = link.getAttribute('href') ?? '';
    let left = false;
    void withDot(link.href).then(
      (dotted) => {
        if (dotted !== undefined && !left) link.href = dotted;
      },
      // No icon, no dot.
      () => {},
    );
    return () => {
      left = true;
      link.setAttribute('href', plain);
    };
  }, [unread]);
}
