import { useEffect, useState } from 'react';

interface Entry {
  id: string;
  title: string;
  name: string;
  type: string;
}

const forms = ['ServiceRequestForm', 'QuoteForm', 'ContactForm', 'ReferralForm', 'CareerForm'];
const failures = ['Invalid', 'Server Error', 'Not Kept', 'Captcha Error', 'Rate Limited', 'Too Large', 'Offline'];
const [width, height, scale] = [390, 1700, 0.5];

/** Every form in every state of failure, side by side. Each is the story itself, live, as wide as a phone. */
export const ContactSheet = () => {
  const [entries, setEntries] = useState<readonly Entry[]>([]);
  useEffect(() => {
    const read = async () => {
      const index = (await (await fetch('./index.json')).json()) as { entries: Record<string, Entry> };
      setEntries(Object.values(index.entries).filter(({ type }) => type === 'story'));
    };
    read().catch(() => setEntries([]));
  }, []);
  return forms.map((form) => (
    <section key={form}>
      <h2>{form}</h2>
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: 16 }}>
        {failures.map((failure) => {
          const entry = entries.find(({ title, name }) => title === `Leads/${form}` && name === failure);
          return (
            entry && (
              <figure key={failure} style={{ margin: 0 }}>
                <figcaption>
                  <a href={`?path=/story/${entry.id}`} target="_top">
                    {failure}
                  </a>
                </figcaption>
                <div style={{ width: width * scale, height: height * scale, overflow: 'hidden' }}>
                  {/* oxlint-disable-next-line react/iframe-missing-sandbox -- our own story, which needs its service worker */}
                  <iframe
                    src={`iframe.html?id=${entry.id}&viewMode=story&storage=own`}
                    title={`${form}: ${failure}`}
                    loading="lazy"
                    width={width}
                    height={height}
                    style={{ border: 0, transform: `scale(${scale})`, transformOrigin: '0 0' }}
                  />
                </div>
              </figure>
            )
          );
        })}
      </div>
    </section>
  ));
};
