import { propertyName } from '../../packages/ui/src/theme/customProperties.ts';
import { tokensOf } from 'virtual:component-tokens';

const page = '?path=/docs/foundations-about-tokens--docs';

const Swatch = ({ token }: { token: string }) => (
  <span
    style={{
      display: 'inline-block',
      width: '1em',
      height: '1em',
      marginInlineEnd: '0.5em',
      verticalAlign: '-0.125em',
      border: '1px solid var(--hvac-color-border)',
      background: `var(${propertyName(...token.split('.'))})`,
    }}
  />
);

interface TokensUsedProps {
  /** Title of the component in the sidebar. */
  title: string;
}

/** The tokens that a component's own styles read: change one, and this is among what changes. */
export const TokensUsed = ({ title }: TokensUsedProps) => {
  const used = tokensOf[title.split('/').at(-1) ?? ''] ?? [];
  if (used.length === 0) return undefined;
  return (
    <section aria-label="Tokens">
      <h2>Tokens that it reads</h2>
      <ul>
        {used.map((token) => (
          <li key={token}>
            <a href={`${page}#${token}`} target="_top">
              {token.startsWith('color.') && <Swatch token={token} />}
              <code>{propertyName(...token.split('.'))}</code>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
};

/** The components that each token touches: `[['color.action', ['Button', 'Seal']]]`. */
const reach = Object.entries(
  Object.groupBy(
    Object.entries(tokensOf).flatMap(([component, tokens]) => tokens.map((token) => ({ component, token }))),
    ({ token }) => token,
  ),
).toSorted(([one], [other]) => one.localeCompare(other));

/** Every token with the components whose styles read it. */
export const TokenReach = () => (
  <table>
    <thead>
      <tr>
        <th scope="col">Token</th>
        <th scope="col">Components</th>
      </tr>
    </thead>
    <tbody>
      {reach.map(([token, uses = []]) => (
        <tr key={token} id={token}>
          <th scope="row" style={{ textAlign: 'start', whiteSpace: 'nowrap' }}>
            <code>{propertyName(...token.split('.'))}</code>
          </th>
          <td>
            {uses.length}: {uses.map(({ component }) => component).join(', ')}
          </td>
        </tr>
      ))}
    </tbody>
  </table>
);
