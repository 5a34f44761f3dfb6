// The declarative half of React Router: the data router would cost every first visit 18 kB more, and
// remote pages load through the host's own bounded loader anyway (docs/decisions/0007).
export {
  BrowserRouter,
  Link,
  MemoryRouter,
  matchRoutes,
  Navigate,
  NavLink,
  Outlet,
  type RouteObject,
  useLocation,
  useNavigate,
  useParams,
  useRoutes,
  useSearchParams,
} from 'react-router-dom';
