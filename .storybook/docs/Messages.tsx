import * as model from '@hvac/content/model';
import * as words from '@hvac/content/words';

/** Whether an export holds words: its name ends so, and it is no function. */
const isWords = ([name, value]: [string, unknown]) => /Words$|Messages$/.test(name) && typeof value === 'object';

/** The texts in a record of words, by their path: `success.title`. */
const textsOf = (value: unknown, path: string): [path: string, text: string][] =>
  typeof value === 'string'
    ? [[path, value]]
    : typeof value === 'object' && value
      ? Object.entries(value).flatMap(([key, inner]) => textsOf(inner, path ? `${path}.${key}` : key))
      : [];

/** Every text that the product says, by the record that holds it. */
export const Messages = () =>
  Object.entries({ ...model, ...words })
    .filter(isWords)
    .map(([name, record]) => (
      <section key={name}>
        <h2>{name}</h2>
        <dl>
          {textsOf(record, '').map(([path, text]) => (
            <div key={path}>
              <dt>
                <code>{path}</code>
              </dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </section>
    ));
