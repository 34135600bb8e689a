import { Button } from '@chakra-ui/react';
import { CirclePlus } from 'lucide-react';
import { Link } from 'react-router-dom';
import { usePermittedScreens } from './permitted-screens.ts';
import { texts } from './session.texts.ts';
import { setSignalStart, type SignalStart } from './signal-start.ts';

/** Link to the form of a new signal, which is filled in with the person as caller, and with the place if it is known. */
export const SubmitSignalLink = ({ start }: { start: SignalStart }) => {
  const screen = usePermittedScreens().find(({ addsSignalsOfOthers }) => addsSignalsOfOthers);
  if (!screen) return null;
  return (
    <Button asChild size="sm">
      <Link to={screen.path} onClick={() => setSignalStart(start)}>
        <CirclePlus />
        {texts.submitSignal}
      </Link>
    </Button>
  );
};
