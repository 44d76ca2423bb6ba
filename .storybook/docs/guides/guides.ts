import type { GuideText } from '../Guide.tsx';
import { componentGuides } from './components.tsx';
import { formGuides } from './forms.tsx';
import { layoutGuides } from './layout.tsx';

/** How to use the components that are used most, by their title in the sidebar. */
export const guides: Readonly<Record<string, GuideText>> = { ...componentGuides, ...layoutGuides, ...formGuides };
