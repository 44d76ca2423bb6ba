/** Something that the owner has to replace or confirm before the site goes live. */
export interface OpenPoint {
  kind: 'placeholder' | 'sample' | 'contested' | 'promise' | 'setting';
  /** Where it stands, such as "companyFacts.mainPhone". */
  name: string;
  /** What the site says now. */
  says: string;
  /** The reading that contradicts it. */
  contradiction?: string;
}

type Item = Readonly<Record<string, unknown>>;

const isItem = (value: unknown): value is Item => typeof value === 'object' && value !== null;

const kindOf = (item: Item): OpenPoint['kind'] | undefined => {
  if (typeof item['confirmedBy'] === 'string' && item['confirmedBy'].trim() !== '') return undefined;
  if (item['placeholder'] === true) return 'placeholder';
  if (item['sample'] === true) return 'sample';
  if (item['promise'] === true) return 'promise';
  return typeof item['contested'] === 'string' ? 'contested' : undefined;
};

/** The text of a fact, a claim, a testimonial or an offer, as short as a line of a list. */
const textOf = (item: Item): string => {
  const value = item['value'] ?? item['text'] ?? item['quote'] ?? item['title'] ?? item;
  if (typeof value === 'string') return value;
  if (isItem(value) && typeof value['src'] === 'string') return value['src'];
  return isItem(value) && typeof value['display'] === 'string' ? value['display'] : JSON.stringify(value);
};

/**
 * Walks through everything that the content's modules export and finds what is marked as open. Nothing has to be
 * registered for it, so nothing can be forgotten; what stands in two places is named once.
 */
export function openPoints(modules: Iterable<object>): OpenPoint[] {
  const seen = new Set<object>();
  const found: OpenPoint[] = [];
  const walk = (value: unknown, name: string) => {
    if (!isItem(value) || seen.has(value)) return;
    seen.add(value);
    const kind = kindOf(value);
    if (kind) {
      const contradiction = kind === 'contested' ? { contradiction: String(value['contested']) } : {};
      found.push({ kind, name, says: textOf(value), ...contradiction });
    }
    for (const [key, inner] of Object.entries(value)) walk(inner, name ? `${name}.${key}` : key);
  };
  for (const module of modules) walk(module, '');
  return found;
}

/** Settings without which a live site tells search engines and the office another address than its own. */
export function openSettings({
  PUBLIC_ORIGIN: origin = '',
  TRUST_PROXY: proxies = '',
  HOST: host = '',
}: NodeJS.ProcessEnv): OpenPoint[] {
  const found: OpenPoint[] = [];
  const name = URL.canParse(origin) ? new URL(origin).hostname : '';
  if (name === '' || name === 'localhost') {
    const says = `${origin || 'not set'}: canonical links and e-mails need the site’s public address`;
    found.push({ kind: 'setting', name: 'PUBLIC_ORIGIN', says });
  } else if (origin.startsWith('https:') && ['', '0'].includes(proxies)) {
    const says = `${proxies || 'not set'}: set it to the number of proxies in front of the server, or all visitors share one rate limit`;
    found.push({ kind: 'setting', name: 'TRUST_PROXY', says });
  }
  if (!['', '0'].includes(proxies) && ['', '0.0.0.0', '::'].includes(host)) {
    const says = `${host || 'not set'}: set it to 127.0.0.1 or the address the proxy uses, so nobody can go around the proxy and fake an address`;
    found.push({ kind: 'setting', name: 'HOST', says });
  }
  return found;
}
