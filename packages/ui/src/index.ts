/** The design system: everything that shows something. Forms and what they need are in `@hvac/ui/leads`. */

// First: in the style sheet, what the theme sets on elements comes before the components.
import './theme/theme.css.ts';

export { Accordion, type AccordionItem } from './components/Accordion/Accordion.tsx';
export { Airflow } from './components/Airflow/Airflow.tsx';
export { Badge, type BadgeTone } from './components/Badge/Badge.tsx';
export { Breadcrumbs } from './components/Breadcrumbs/Breadcrumbs.tsx';
export { Button, ButtonLink, type ButtonLinkProps, type ButtonProps } from './components/Button/Button.tsx';
export type { ButtonSize, ButtonVariant } from './components/Button/Button.css.ts';
export { IconButton, type IconButtonProps } from './components/Button/IconButton.tsx';
export { Card } from './components/Card/Card.tsx';
export { Heading, type HeadingLevel, type HeadingSize } from './components/Heading/Heading.tsx';
export { Icon } from './components/Icon/Icon.tsx';
export { iconNames, type IconName } from './components/Icon/icons.ts';
export { Logo } from './components/Logo/Logo.tsx';
export { PartnerLogo } from './components/PartnerLogo/PartnerLogo.tsx';
export { PictureImage } from './components/Picture/PictureImage.tsx';
export { Rating } from './components/Rating/Rating.tsx';
export { RichText } from './components/RichText/RichText.tsx';
export { Seal, type SealKind } from './components/Seal/Seal.tsx';
export { Text } from './components/Text/Text.tsx';
export { TextLink } from './components/TextLink/TextLink.tsx';
export { Tooltip, TooltipProvider } from './components/Tooltip/Tooltip.tsx';

export { AutoGrid } from './layout/AutoGrid/AutoGrid.tsx';
export { Columns } from './layout/Columns/Columns.tsx';
export { Container } from './layout/Container/Container.tsx';
export { Inline } from './layout/Inline/Inline.tsx';
export { Section } from './layout/Section/Section.tsx';
export { Stack } from './layout/Stack/Stack.tsx';

export { LinkProvider, useCurrentPath, type LeaveGuardProps, type LinkComponentProps } from './link/LinkProvider.tsx';

export { EmergencyBanner } from './shell/EmergencyBanner/EmergencyBanner.tsx';
export { EmergencyCall } from './shell/EmergencyCall/EmergencyCall.tsx';
export { Footer } from './shell/Footer/Footer.tsx';
export { Header } from './shell/Header/Header.tsx';
export { Shell } from './shell/Shell/Shell.tsx';
export { SkipLink } from './shell/SkipLink/SkipLink.tsx';
export { TopBar } from './shell/TopBar/TopBar.tsx';

export { ArticleWithBadges } from './sections/ArticleWithBadges/ArticleWithBadges.tsx';
export { CallToAction } from './sections/CallToAction/CallToAction.tsx';
export { CityHero } from './sections/CityHero/CityHero.tsx';
export { ContactDetails } from './sections/ContactDetails/ContactDetails.tsx';
export { DiagramFigure } from './sections/DiagramFigure/DiagramFigure.tsx';
export { FaqList } from './sections/FaqList/FaqList.tsx';
export { FormSection } from './sections/FormSection/FormSection.tsx';
export { HeroHeadline } from './sections/HeroSlider/HeroHeadline.tsx';
export { HeroSlider } from './sections/HeroSlider/HeroSlider.tsx';
export { turnSlides } from './sections/HeroSlider/turnSlides.ts';
export { LeadPost } from './sections/LeadPost/LeadPost.tsx';
export { MapEmbed } from './sections/MapEmbed/MapEmbed.tsx';
export { NoOffers } from './sections/NoOffers/NoOffers.tsx';
export { Opening, type OpeningProps } from './sections/Opening/Opening.tsx';
export { PageCards } from './sections/PageCards/PageCards.tsx';
export { PageSectionView } from './sections/PageSectionView/PageSectionView.tsx';
export { PageSections } from './sections/PageSectionView/PageSections.tsx';
export { PlanTable } from './sections/PlanTable/PlanTable.tsx';
export { PointList } from './sections/PointList/PointList.tsx';
export { PostCard, type PostSummary } from './sections/PostCard/PostCard.tsx';
export { PostMeta } from './sections/PostMeta/PostMeta.tsx';
export { QuoteCard } from './sections/QuoteCard/QuoteCard.tsx';
export { ReachUs } from './sections/ReachUs/ReachUs.tsx';
export { RequestService } from './sections/RequestService/RequestService.tsx';
export { SealCard } from './sections/SealCard/SealCard.tsx';
export { ServiceAreaMap } from './sections/ServiceAreaMap/ServiceAreaMap.tsx';
export { ServiceNotes } from './sections/ServiceNotes/ServiceNotes.tsx';
export { ServiceTiles } from './sections/ServiceTiles/ServiceTiles.tsx';
export { SideLinks } from './sections/SideLinks/SideLinks.tsx';
export { Testimonials } from './sections/Testimonials/Testimonials.tsx';
export { VideoEmbed } from './sections/VideoEmbed/VideoEmbed.tsx';
export { ZipCodes } from './sections/ZipCodes/ZipCodes.tsx';

export { BlogIndexView, type BlogIndexViewProps } from './pages/BlogIndexView/BlogIndexView.tsx';
export { BlogPostView, type BlogPostViewProps } from './pages/BlogPostView/BlogPostView.tsx';
export { CityServiceView, type CityServiceViewProps } from './pages/CityServiceView/CityServiceView.tsx';
export { CityView, type CityViewProps } from './pages/CityView/CityView.tsx';
export { ContactView } from './pages/ContactView/ContactView.tsx';
export { FaqView, type FaqViewProps } from './pages/FaqView/FaqView.tsx';
export { FinancingView } from './pages/FinancingView/FinancingView.tsx';
export { HomePage, type HomePageProps } from './pages/HomePage/HomePage.tsx';
export { NotReady } from './shell/NotReady/NotReady.tsx';
export { FailurePage } from './pages/FailurePage/FailurePage.tsx';
export { PageFrame, type PageFrameProps } from './pages/PageFrame/PageFrame.tsx';
export { NotFoundPage } from './pages/NotFoundPage/NotFoundPage.tsx';
export { ServiceAreaView, type ServiceAreaViewProps } from './pages/ServiceAreaView/ServiceAreaView.tsx';
export { VideosView, type VideosViewProps } from './pages/VideosView/VideosView.tsx';
