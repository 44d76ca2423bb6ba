import { changedStories } from 'virtual:changed-stories';

/** The stories that look otherwise than where the branch began, each a link. */
export const ChangedStories = () =>
  changedStories.length === 0 ? (
    <p>No picture of a story has changed.</p>
  ) : (
    <ul>
      {changedStories.map((id) => (
        <li key={id}>
          <a href={`?path=/story/${id}`} target="_top">
            {id.replace('--', ': ').replaceAll('-', ' ')}
          </a>
        </li>
      ))}
    </ul>
  );
