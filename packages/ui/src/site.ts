/** The public site: its shell, the sections of its pages, and the pages. */

// First: in the style sheet, what the theme sets on elements comes before the components.
import './theme/theme.css.ts';

export { EmergencyCall } from './site/layout/EmergencyCall/EmergencyCall.tsx';
export { Footer } from './site/layout/Footer/Footer.tsx';
export { Header } from './site/layout/Header/Header.tsx';
export { SiteLayout } from './site/layout/SiteLayout/SiteLayout.tsx';
export { TopBar } from './site/layout/TopBar/TopBar.tsx';
export { HydrationFallback } from './site/layout/HydrationFallback/HydrationFallback.tsx';

export { Airflow } from './site/sections/Airflow/Airflow.tsx';
export { PartnerLogo } from './site/sections/PartnerLogo/PartnerLogo.tsx';
export { Rating } from './site/sections/Rating/Rating.tsx';
export { ArticleWithBadges } from './site/sections/ArticleWithBadges/ArticleWithBadges.tsx';
export { CallToAction } from './site/sections/CallToAction/CallToAction.tsx';
export { ContactDetails } from './site/sections/ContactDetails/ContactDetails.tsx';
export { DiagramFigure } from './site/sections/DiagramFigure/DiagramFigure.tsx';
export { FaqList } from './site/sections/FaqList/FaqList.tsx';
export { FormBand } from './site/sections/FormBand/FormBand.tsx';
export { FormPlaceholder } from './site/sections/FormPlaceholder/FormPlaceholder.tsx';
export { HeroHeadline } from './site/sections/HeroSlider/HeroHeadline.tsx';
export { HeroSlider } from './site/sections/HeroSlider/HeroSlider.tsx';
export { FeaturedPost } from './site/sections/FeaturedPost/FeaturedPost.tsx';
export { MapEmbed } from './site/sections/MapEmbed/MapEmbed.tsx';
export { PageHero, type PageHeroProps } from './site/sections/PageHero/PageHero.tsx';
export { PageCards } from './site/sections/PageCards/PageCards.tsx';
export { SectionRenderer } from './site/sections/SectionRenderer/SectionRenderer.tsx';
export { PageSections } from './site/sections/SectionRenderer/PageSections.tsx';
export { PlanTable } from './site/sections/PlanTable/PlanTable.tsx';
export { PointList } from './site/sections/PointList/PointList.tsx';
export { PostCard, type PostSummary } from './site/sections/PostCard/PostCard.tsx';
export { PostMeta } from './site/sections/PostMeta/PostMeta.tsx';
export { QuoteCard } from './site/sections/QuoteCard/QuoteCard.tsx';
export { RequestService } from './site/sections/RequestService/RequestService.tsx';
export { SealCard } from './site/sections/SealCard/SealCard.tsx';
export { ServiceAreaMap } from './site/sections/ServiceAreaMap/ServiceAreaMap.tsx';
export { ServiceNotes } from './site/sections/ServiceNotes/ServiceNotes.tsx';
export { ServiceTiles } from './site/sections/ServiceTiles/ServiceTiles.tsx';
export { SideLinks } from './site/sections/SideLinks/SideLinks.tsx';
export { Testimonials } from './site/sections/Testimonials/Testimonials.tsx';
export { VideoEmbed } from './site/sections/VideoEmbed/VideoEmbed.tsx';
export { ZipCodes } from './site/sections/ZipCodes/ZipCodes.tsx';

export { BlogIndexPage, type BlogIndexPageProps } from './site/templates/BlogIndexPage/BlogIndexPage.tsx';
export { BlogPostPage, type BlogPostPageProps } from './site/templates/BlogPostPage/BlogPostPage.tsx';
export { CityServicePage, type CityServicePageProps } from './site/templates/CityServicePage/CityServicePage.tsx';
export { CityPage, type CityPageProps } from './site/templates/CityPage/CityPage.tsx';
export { ContactPage } from './site/templates/ContactPage/ContactPage.tsx';
export { FaqPage, type FaqPageProps } from './site/templates/FaqPage/FaqPage.tsx';
export { FinancingPage } from './site/templates/FinancingPage/FinancingPage.tsx';
export { HomePage, type HomePageProps } from './site/templates/HomePage/HomePage.tsx';
export { FailurePage } from './site/templates/FailurePage/FailurePage.tsx';
export { PageLayout, type PageLayoutProps } from './site/templates/PageLayout/PageLayout.tsx';
export { NotFoundPage } from './site/templates/NotFoundPage/NotFoundPage.tsx';
export { ServiceAreaPage, type ServiceAreaPageProps } from './site/templates/ServiceAreaPage/ServiceAreaPage.tsx';
export { VideosPage, type VideosPageProps } from './site/templates/VideosPage/VideosPage.tsx';
