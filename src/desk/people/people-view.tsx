import { adoptStyle } from "../../ui/adopt-style.ts";
import { useAddress } from "../shell/use-address.ts";
import css from "./people.css?inline";
import { personIdOf } from "./people-address.ts";
import { PeopleList } from "./people-list.tsx";
import { PersonPage } from "./person-page.tsx";

adoptStyle(css);

/** Everybody who wrote to us, and the page of one of them. Loaded when somebody comes here. */
export default function PeopleView() {
  const { path } = useAddress();
  const id = personIdOf(path);
  return id === null ? <PeopleList /> : <PersonPage key={id} id={id} />;
}
