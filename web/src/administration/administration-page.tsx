import { UserCog } from 'lucide-react';
import { Navigate } from 'react-router-dom';
import { usePermittedScreens } from '../session/permitted-screens.ts';
import { PageMessage } from '../ui/page-state.tsx';
import { addUserPath, usersPath } from './administration.screens.ts';
import { texts } from './administration.texts.ts';
import { titles } from './titles.texts.ts';

/**
 * AU-10: /administration redirects to the list of users or to the form of a new user. A user who may open neither of
 * them sees a hint.
 */
export const Component = () => {
  const screens = usePermittedScreens();
  const target = [usersPath, addUserPath].find((path) => screens.some((screen) => screen.path === path));
  if (target) return <Navigate to={target} replace />;
  return (
    <PageMessage icon={UserCog} title={titles.administration}>
      {texts.editorHint}
    </PageMessage>
  );
};
