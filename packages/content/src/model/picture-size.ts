type Size = readonly [width: number, height: number];

/** Sizes of groups of drawings, by the first word of the file name. */
const families: Record<string, Size> = {
  city: [1440, 520],
  install: [160, 124],
  slide: [1440, 760],
  spot: [200, 150],
};

const singles: Record<string, Size> = {
  'diagram-condenser-exploded': [460, 816],
  'diagram-duct-before-after': [640, 300],
  'diagram-duct-dust-path': [720, 420],
  'diagram-duct-six-pounds': [400, 300],
  'diagram-heat-pump-cooling': [720, 440],
  'diagram-heat-pump-heating': [720, 440],
  'diagram-house': [720, 520],
  'diagram-humidity-gauge': [480, 360],
  'diagram-install-steps': [1280, 152],
  'diagram-merv-filters': [640, 372],
  'diagram-smart-monitoring': [720, 330],
  'diagram-tune-up': [640, 700],
  'map-service-area': [640, 800],
  'hero-about': [1080, 560],
  'hero-blog': [800, 480],
  'hero-careers': [760, 600],
  'hero-contact': [480, 360],
  'hero-emergency': [1440, 560],
  'hero-financing': [1200, 370],
  'hero-heating': [760, 560],
  'hero-heating-installation': [760, 560],
  'hero-plan': [720, 380],
  'hero-referral': [1060, 500],
  'hero-services': [1200, 480],
  'spot-404': [640, 400],
  team: [600, 620],
};

/** Width and height of a drawing, to reserve its space before it loads; 4 by 3 if unknown. */
export const pictureSize = (src: string): Size => {
  const name = /([\w-]+)\.\w+$/.exec(src)?.[1] ?? '';
  return singles[name] ?? families[name.split('-')[0] ?? ''] ?? [400, 300];
};
