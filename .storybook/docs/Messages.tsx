import { messages } from './messages.ts';

/** The list of messages, each with a link to the story that shows it. */
export const Messages = () =>
  Object.entries(messages).map(([place, list]) => (
    <section key={place}>
      <h2>{place}</h2>
      <ul>
        {list.map(({ text, story }) => (
          <li key={text}>
            <a href={`?path=/story/${story}`} target="_top">
              {text}
            </a>
          </li>
        ))}
      </ul>
    </section>
  ));
