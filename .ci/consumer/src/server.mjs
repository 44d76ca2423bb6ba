// Node reads the packages without a bundler: prints a button as HTML.
import { Button } from '@hvac/ui';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';

process.stdout.write(renderToString(createElement(Button, null, 'Call us')));
