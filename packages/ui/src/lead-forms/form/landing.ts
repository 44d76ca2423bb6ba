import { landingAtMost } from '@hvac/content/model';
import { writeStorage, readStorage } from '../../forms/storage.ts';

const key = 'hvac-landing';

/**
 * Keeps where the visit began: the page, the campaign that its address names, and the host of the site that led to it.
 * In this tab alone, until it is closed; it goes out with a lead, and with nothing else.
 */
export function keepLanding(): void {
  if (readStorage(key)) return;
  const query = new URLSearchParams();
  for (const [name, value] of new URLSearchParams(location.search)) {
    if (name.startsWith('utm_')) query.append(name, value);
  }
  const [, from] = /^https?:\/\/([^/:]+)/.exec(document.referrer) ?? [];
  if (from && from !== location.hostname) query.append('from', from);
  writeStorage(key, {
    landing: [location.pathname, query.toString()].filter(Boolean).join('?').slice(0, landingAtMost),
  });
}

/** As `keepLanding` kept it. */
export const keptLanding = () => readStorage(key)?.['landing'];
