import { pagePaths } from '@hvac/content';
import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { SitePage } from './SitePage.tsx';

const meta = preview.meta({
  title: 'Pages/The whole site',
  component: SitePage,
  parameters: {
    layout: 'fullscreen',
    // Templates are pictured with sample words: a change of text must not fail a comparison of looks.
    visual: { skip: 'the words of the site change more often than its look' },
  },
  argTypes: { path: { control: 'select', options: pagePaths } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible();
  },
});

export const Home = meta.story({ args: { path: '/' } });
export const Services = meta.story({ args: { path: '/services' } });
export const MaintenancePlan = meta.story({ args: { path: '/maintenance-plan' } });
export const DuctCleaning = meta.story({ args: { path: '/duct-cleaning' } });
export const Cooling = meta.story({ args: { path: '/cooling' } });
export const Heating = meta.story({ args: { path: '/heating' } });
export const Hvac = meta.story({ args: { path: '/hvac' } });
export const CoolingSystemInstallation = meta.story({ args: { path: '/cooling-system-installation' } });
export const TuneUp = meta.story({ args: { path: '/ac-maintenance-tune-up' } });
export const HeatingSystemInstallation = meta.story({ args: { path: '/heating-system-installation' } });
export const IndoorAirQuality = meta.story({ args: { path: '/indoor-air-quality' } });
export const EmergencyService = meta.story({ args: { path: '/emergency-service' } });
export const BlogIndex = meta.story({ args: { path: '/whitleys-heating-and-air-blog' } });
export const BlogPost = meta.story({ args: { path: '/blog/remote-hvac-monitoring-smart-option' } });
export const Questions = meta.story({ args: { path: '/hvac-faqs' } });
export const Videos = meta.story({ args: { path: '/hvac-videos' } });
export const ServiceArea = meta.story({ args: { path: '/service-area' } });
export const Jacksonville = meta.story({ args: { path: '/hvac-services-jacksonville-fl' } });
export const AmeliaIsland = meta.story({ args: { path: '/amelia-island-cooling' } });
export const StAugustine = meta.story({ args: { path: '/st-augustine-air-conditioning' } });
export const AirConditioningInJacksonville = meta.story({
  args: { path: '/air-conditioning-services-jacksonville-fl' },
});
export const About = meta.story({ args: { path: '/about' } });
export const Financing = meta.story({ args: { path: '/financing' } });
export const Contact = meta.story({ args: { path: '/contact' } });
export const Referral = meta.story({ args: { path: '/referral' } });
export const Careers = meta.story({ args: { path: '/careers' } });
export const PrivacyPolicy = meta.story({ args: { path: '/privacy-policy' } });
export const Specials = meta.story({ args: { path: '/specials' } });

export const LeafThrough = meta.story({
  args: { path: '/service-area' },
  play: async ({ canvas, userEvent }) => {
    const main = await canvas.findByRole('main');
    await canvas.findByRole('heading', { level: 1, name: 'Service area' });
    const [link] = Array.from(main.querySelectorAll<HTMLAnchorElement>('a[href="/bryceville-hvac"]'));
    if (!link) throw new Error('The service area has no link to Bryceville');
    await userEvent.click(link);
    await expect(await canvas.findByRole('heading', { level: 1, name: /Bryceville/ })).toBeVisible();
  },
});
