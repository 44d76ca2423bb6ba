import preview from '#storybook/preview.tsx';
import { Stack } from '../../../components/layout/Stack/Stack.tsx';
import { Card } from '../../../components/Card/Card.tsx';
import { Heading } from '../../../components/Heading/Heading.tsx';
import { airflow } from './Airflow.css.ts';
import { Airflow } from './Airflow.tsx';

const meta = preview.meta({
  title: 'Sections/Airflow',
  component: Airflow,
  argTypes: {
    variant: { options: Object.keys(airflow.classNames.variants.variant) },
    fade: { options: Object.keys(airflow.classNames.variants.fade) },
    tone: { options: ['flow', 'onAction'] },
  },
  render: (args) => (
    <div style={{ position: 'relative', height: 260 }}>
      <Airflow {...args} />
    </div>
  ),
});

export const Band = meta.story();
export const FadesAtTheStart = meta.story({ args: { fade: 'start' } });
export const FadesAtTheEnd = meta.story({ args: { fade: 'end' } });
export const InCards = meta.story({
  render: () => (
    <Stack>
      {['Get a quick quote', 'Ask for an estimate'].map((title) => (
        <Card key={title} tone="dark">
          <Heading level={2} size="card">
            {title}
          </Heading>
          <div style={{ height: 64 }} />
          <Airflow variant="card" fade="start" />
        </Card>
      ))}
    </Stack>
  ),
});
