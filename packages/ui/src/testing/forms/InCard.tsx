import type { ReactNode } from 'react';
import { Card } from '../../kit/Card/Card.tsx';
import { WithReload } from './WithReload.tsx';

/** A card as wide as the one that a form stands in on its page. */
export const InCard = ({ children }: { children: ReactNode }) => (
  <div style={{ maxWidth: 616 }}>
    <Card>
      <WithReload>{children}</WithReload>
    </Card>
  </div>
);
