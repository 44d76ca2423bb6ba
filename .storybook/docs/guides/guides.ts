import type { GuideText } from '../Guide.tsx';
import { componentGuides } from './components.tsx';
import { formGuides } from './forms.tsx';
import { furnishingGuides } from './furnishing.tsx';
import { layoutGuides } from './layout.tsx';

/** How to use the parts of the kit and of forms, by their title in the sidebar. */
export const guides: Readonly<Record<string, GuideText>> = {
  ...componentGuides,
  ...furnishingGuides,
  ...layoutGuides,
  ...formGuides,
};
