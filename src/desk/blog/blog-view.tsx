import { adoptStyle } from "../../ui/adopt-style.ts";
import { useAddress } from "../use-address.ts";
import css from "./blog.css?inline";
import { EditorView } from "./editor-view.tsx";
import { postIdOf } from "./list-address.ts";
import { PostList } from "./post-list.tsx";

adoptStyle(css);

/** The blog as it is written: the list of posts, or one of them in its editor. Loaded when somebody comes here. */
export default function BlogView() {
  const { query } = useAddress();
  const id = postIdOf(query);
  return id === null ? <PostList /> : <EditorView id={id} />;
}
