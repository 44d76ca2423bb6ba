import { clickId, landingLimit, linkParameters } from '@hvac/content/model';
import { writeStorage, readStorage } from './storage.ts';

const key = 'hvac-landing';

/** Keeps where the visit began: page, campaign, the kind of ad that was clicked, and referring host. Kept in this tab only, and sent only with a lead. */
export function keepLanding(): void {
  if (readStorage(key)) return;
  const query = new URLSearchParams();
  for (const [name, value] of linkParameters(location.search)) {
    if (/^utm_/i.test(name)) query.append(name, value);
    else if (clickId.test(name)) query.append(name, '');
  }
  const [, from] = /^https?:\/\/([^/:]+)/.exec(document.referrer) ?? [];
  if (from && from !== location.hostname) query.append('from', from);
  writeStorage(key, {
    landing: [location.pathname, query.toString()].filter(Boolean).join('?').slice(0, landingLimit),
  });
}

/** As `keepLanding` kept it. */
export const keptLanding = () => readStorage(key)?.['landing'];
