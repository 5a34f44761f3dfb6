export { HomeCard as Component } from '../components/home-card.tsx';
