/** An item to replace or confirm before the site goes live. */
export interface OpenPoint {
  kind: 'placeholder' | 'sample' | 'contested' | 'promise' | 'setting';
  /** Where it is, such as "companyFacts.mainPhone". */
  name: string;
  /** The current text. */
  says: string;
  /** The contradicting statement. */
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

/** The text of a fact, claim, testimonial or special, cut to one line. */
const textOf = (item: Item): string => {
  const value = item['value'] ?? item['text'] ?? item['quote'] ?? item['title'] ?? item;
  if (typeof value === 'string') return value;
  if (isItem(value) && typeof value['src'] === 'string') return value['src'];
  return isItem(value) && typeof value['display'] === 'string' ? value['display'] : JSON.stringify(value);
};

/**
 * Walks through all exports of the package and finds items marked as open. Nothing has to be registered, so nothing can
 * be forgotten. Items in two places are listed once.
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

/** Environment variables without which a live site has wrong canonical URLs and links in letters. */
export function openSettings({
  PUBLIC_ORIGIN: origin = '',
  TRUST_PROXY: proxies = '',
  HOST: host = '',
}: NodeJS.ProcessEnv): OpenPoint[] {
  const found: OpenPoint[] = [];
  const name = URL.canParse(origin) ? new URL(origin).hostname : '';
  if (name === '' || name === 'localhost') {
    const says = `${origin || 'not set'}: canonical links and emails need the site’s public address`;
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
