export { PeoplePage as Component } from '../people/people-page.tsx';
